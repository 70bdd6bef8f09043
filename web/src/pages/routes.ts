import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A page: `#name/part/part`; `title` puts it into the bar. */
export interface Route {
  name: string;
  title: string;
  page: LazyExoticComponent<ComponentType<{ parts: string[] }>>;
  /** whether it fills the window, without the bar of the other pages */
  whole?: boolean;
}

/** Every page beside the table itself. */
export const ROUTES: Route[] = [
  { name: "lobby", title: "Play", page: lazy(() => import("./Lobby")) },
  { name: "learn", title: "Learn", page: lazy(() => import("./Learn")) },
  { name: "decks", title: "Decks", page: lazy(() => import("./Decks")) },
  { name: "join", title: "", page: lazy(() => import("./JoinTable")) },
  { name: "replays", title: "Replays", page: lazy(() => import("./Replays")) },
  { name: "replay", title: "", page: lazy(() => import("../replay/Replay")), whole: true },
  { name: "seed", title: "", page: lazy(() => import("./Seed")) },
  { name: "rules", title: "Rules", page: lazy(() => import("./rules/RulesPage")) },
];
