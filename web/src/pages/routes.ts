import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A page: `#name/part/part`; `title` puts it into the bar. */
export interface Route {
  name: string;
  title: string;
  page: LazyExoticComponent<ComponentType<{ parts: string[] }>>;
}

/** Every page beside the table itself. */
export const ROUTES: Route[] = [
  { name: "lobby", title: "Play", page: lazy(() => import("./Lobby")) },
  { name: "join", title: "", page: lazy(() => import("./JoinTable")) },
];
