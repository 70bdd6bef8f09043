import { keep } from "../store/seats";
import { settings } from "../store/settings";
import { post } from "../wire/api";
import type { NewLesson, NewSeat } from "../wire/messages";
import { t } from "../words";

/** Sit down at a table of one's own at which a lesson is taught. */
export async function begin(lesson: string, isHere: () => boolean): Promise<void> {
  const wanted: NewLesson = { lesson, name: settings().name, rival_name: t("Rival") };
  const seat = await post<NewSeat>("/api/lessons", wanted);
  keep(seat.table, seat.secret, lesson.split("/")[0]!);
  if (isHere()) location.hash = `#table/${seat.table}/${seat.secret}`;
}
