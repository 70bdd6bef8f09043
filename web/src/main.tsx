import { createRoot } from "react-dom/client";
import { App } from "./App";
import { dress } from "./store/settings";
import "./theme.css";

dress();
createRoot(document.getElementById("root")!).render(<App />);
