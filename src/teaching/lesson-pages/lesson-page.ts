/** Answers a lesson for its page. Runs on the server, while pages are finished; what it gives back is plain data. */
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import { openingAt } from '#calculators/kit/front.ts'
import { shuffled } from '../games/kit/chance.ts'
import type { Lesson, QuizItem } from '../lessons/kit/lesson.ts'
import { widgetAnswer } from '../lessons/kit/widget.ts'
import { lessonLines, units } from '../lessons/lessons.ts'
import { lessonCards } from './cards.precomputed.ts'
import type { CalculatorDoor, HookPage, LessonPage, QuizPage, WidgetPage } from './page.ts'
import { documentsOf, markedWords, passages } from './passage.ts'

/** The lesson of this name, or undefined. */
export async function lessonPageAt(slug: string): Promise<LessonPage | undefined> {
  const line = lessonLines.find((one) => one.slug === slug)
  return line && lessonPage(await line.load())
}

/** The four items, their options ordered by the lesson's name. */
export function quizPage(lesson: Lesson): readonly QuizPage[] {
  const { plain } = passages(lesson)
  return markedWords(lesson).quiz.map((item: QuizItem, at) => {
    const options = shuffled(0, `${lesson.about.slug}:${at}`, [item.right, ...item.wrong])
    return {
      ask: plain(item.ask),
      options: options.map(({ says, why }) => ({ says: plain(says), why: plain(why) })),
      right: options.indexOf(item.right),
    }
  })
}

async function widgetPage({ widget }: Lesson): Promise<WidgetPage> {
  const { calculator, inputs, env, answered } = await widgetAnswer(widget)
  return {
    calculator: widget.calculator,
    title: entryBySlug(widget.calculator)?.title ?? '',
    inputs,
    given: widget.inputs,
    ask: widget.ask,
    opening: openingAt(calculator, inputs, env, answered),
  }
}

function hookPage(lesson: Lesson): HookPage {
  const { plain, passage } = passages(lesson)
  const { hook } = markedWords(lesson)
  if (hook.kind === 'choice')
    return {
      kind: 'choice',
      ask: plain(hook.ask),
      options: hook.options.map(plain),
      truth: hook.truth,
      reveal: passage(hook.reveal),
    }
  const figure = lesson.figures[hook.truth]
  if (!figure) throw new RangeError(`${lesson.about.slug}: no figure ${hook.truth}`)
  const { from, to, step } = hook
  return {
    kind: 'amount',
    ask: plain(hook.ask),
    ...{ from, to, step },
    unit: figure.unit,
    truth: figure.value,
    truthText: plain(`¤${hook.truth}¤`),
    reveal: passage(hook.reveal),
  }
}

const doorTo = (slug: string): CalculatorDoor | null => {
  const entry = catalogue.find((one) => one.slug === slug && one.isImplemented)
  return entry ? { slug, path: entry.path, title: entry.title, question: entry.question } : null
}

export async function lessonPage(lesson: Lesson): Promise<LessonPage> {
  const { about, next, doors } = lesson
  const { plain, passage } = passages(lesson)
  const words = markedWords(lesson)
  const unit = units.find(({ slug }) => slug === about.unit)
  const cardOf = (slug: string) => lessonCards.find((card) => card.slug === slug) ?? null
  const hook = hookPage(lesson)
  const idea = passage(words.idea.join(' '))
  const example = words.example.map((text) => passage(text))
  const facts = words.facts.map(({ say, source }) => passage(say, source))
  const answer = passage(words.myth.answer)
  const quizNotes = words.quiz.flatMap(({ right, wrong }) => [right, ...wrong].map(({ why }) => passage(why)))
  return {
    about,
    unit: {
      title: unit?.title ?? '',
      place: 1 + (unit?.lessons.findIndex(({ slug }) => slug === about.slug) ?? 0),
      of: unit?.lessons.length ?? 0,
    },
    hook,
    idea,
    example,
    tryIt: passage(words.tryIt),
    widget: await widgetPage(lesson),
    facts,
    myth: { said: plain(words.myth.said), answer },
    quiz: quizPage(lesson),
    summary: words.summary.map(plain),
    doNow: { say: plain(words.doNow.say), path: words.doNow.path ?? null },
    next: { lesson: cardOf(next.lesson), calculator: doorTo(next.calculator) },
    after: about.after.flatMap((slug) => cardOf(slug) ?? []),
    doors,
    sources: documentsOf([hook.reveal, idea, ...example, ...facts, answer, ...quizNotes]),
  }
}
