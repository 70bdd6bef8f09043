import type { Mat } from "../table/mat";
import { dbs } from "./dbs/mat";
import { vgd, vgg } from "./vanguard/mat";
import { ws } from "./ws/mat";

export const MATS: Record<string, Mat> = { ws, dbs, vgg, vgd };
