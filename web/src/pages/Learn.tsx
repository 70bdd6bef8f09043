import { useEffect, useState } from "react";
import { Begin } from "../learn/Margin";
import { progress } from "../learn/progress";
import { language, useSettings } from "../store/settings";
import { get, sentenceOf } from "../wire/api";
import type { Course, LessonInfo } from "../wire/messages";
import { t } from "../words";
import "./learn.css";

/** The lessons by game: `#learn`, or of one game `#learn/<game>`. */
export default function Learn({ parts }: { parts: string[] }) {
  const [all, setAll] = useState<Course[] | null>(null);
  const [fault, setFault] = useState("");
  const spoken = useSettings().language;
  useEffect(() => {
    let wanted = true;
    get<Course[]>(`/api/lessons?language=${language()}`).then(
      (found) => { if (wanted) { setAll(found); setFault(""); } },
      (error: unknown) => wanted && setFault(sentenceOf(error)),
    );
    return () => { wanted = false; };
  }, [spoken]);
  const shown = all?.filter((course) => !parts[0] || course.game === parts[0]) ?? [];
  return (
    <div className="learn">
      <h1>{t("Learn")}</h1>
      <p className="about">{t("Each lesson is a game at a real table, with a margin that says what to do. The rules check every step.")}</p>
      {fault && <p className="refused" role="alert">{fault}</p>}
      {all === null && !fault && <p role="status">{t("One moment")}</p>}
      {shown.map((course) => <CourseList key={course.game} course={course} />)}
    </div>
  );
}

function CourseList({ course }: { course: Course }) {
  const done = progress();
  const following = course.lessons.find((lesson) => (done[lesson.name] ?? 0) < lesson.steps)?.name;
  return (
    <section aria-labelledby={`course-${course.game}`}>
      <h2 id={`course-${course.game}`}>{course.title}</h2>
      <ol className="lessons">
        {course.lessons.map((lesson) => <LessonRow key={lesson.name} lesson={lesson} done={done[lesson.name] ?? 0} next={lesson.name === following} />)}
      </ol>
    </section>
  );
}

function LessonRow({ lesson, done, next }: { lesson: LessonInfo; done: number; next: boolean }) {
  const whole = done >= lesson.steps;
  return (
    <li className={whole ? "whole" : ""}>
      <div>
        <h3>{lesson.title}</h3>
        <p>{lesson.about}</p>
      </div>
      <span className="far">{whole ? t("done") : done > 0 ? t("{0} of {1} steps", done, lesson.steps) : t("{0} steps", lesson.steps)}</span>
      <Begin className={`btn ${next ? "main" : ""}`} lesson={lesson.name}>{whole ? t("Once more") : t("Begin")}<span className="unseen">: {lesson.title}</span></Begin>
    </li>
  );
}
