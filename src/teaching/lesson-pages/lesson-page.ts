/** Answers a lesson for its page. Runs on the server, while pages are finished; what it gives back is plain data. */
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import { figureText } from '#calculators/kit/format.ts'
import { figureLabel, openingAt } from '#calculators/kit/front.ts'
import { shuffled } from '../games/kit/chance.ts'
import { markTerms } from '../glossary/mark-terms.ts'
import type { Lesson, QuizItem, Widget } from '../lessons/kit/lesson.ts'
import { type Answered as Shown, widgetAnswer } from '../lessons/kit/widget.ts'
import { lessonLines, units } from '../lessons/lessons.ts'
import { lessonCards } from './cards.precomputed.ts'
import type { CalculatorDoor, HookPage, LessonPage, Passage, QuizPage, WatchedFigure, WidgetPage } from './page.ts'
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

/** The figure the lesson is about and those it promises, at most three; a promised one that the headline is made of is not said twice. */
function watchedFigures(
  { calculator, inputs, answered }: Shown,
  { expects = [], shows }: Widget,
): readonly WatchedFigure[] {
  const main = calculator.mainFigure(inputs)
  const promised = expects.map(([key]) => key).filter((key) => key !== main)
  return [...new Set([...(shows === undefined ? [] : [shows]), ...promised])]
    .flatMap((key) => {
      const spec = calculator.figures.find((one) => one.key === key)
      const value = answered.figures[key]
      if (!spec || value === undefined) return []
      return [{ key, label: figureLabel(spec), unit: spec.unit, text: figureText(value, spec.unit) }]
    })
    .slice(0, 3)
}

async function widgetPage({ widget }: Lesson): Promise<WidgetPage> {
  const shown = await widgetAnswer(widget)
  const { calculator, inputs, env, answered } = shown
  return {
    calculator: widget.calculator,
    title: entryBySlug(widget.calculator)?.title ?? '',
    inputs,
    given: widget.inputs,
    ask: widget.ask,
    watched: watchedFigures(shown, widget),
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

/** The passages of a lesson with the first use of each term marked, in the order they are read. */
function termsMarked(read: readonly Passage[]): (passage: Passage) => Passage {
  const texts = markTerms(
    read.map(({ pieces }) => pieces.map((one) => (typeof one === 'string' ? one : one.text)).join('')),
  )
  return (passage) => ({ ...passage, pieces: texts[read.indexOf(passage)] ?? passage.pieces })
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
  const tryIt = passage(words.tryIt)
  const facts = words.facts.map(({ say, source }) => passage(say, source))
  const answer = passage(words.myth.answer)
  const marked = termsMarked([idea, ...example, tryIt, ...facts, answer])
  const quizNotes = words.quiz.flatMap(({ right, wrong }) => [right, ...wrong].map(({ why }) => passage(why)))
  return {
    about,
    unit: {
      title: unit?.title ?? '',
      place: 1 + (unit?.lessons.findIndex(({ slug }) => slug === about.slug) ?? 0),
      of: unit?.lessons.length ?? 0,
    },
    hook,
    idea: marked(idea),
    example: example.map(marked),
    tryIt: marked(tryIt),
    widget: await widgetPage(lesson),
    facts: facts.map(marked),
    myth: { said: plain(words.myth.said), answer: marked(answer) },
    quiz: quizPage(lesson),
    summary: words.summary.map(plain),
    doNow: { say: plain(words.doNow.say), path: words.doNow.path ?? null },
    next: { lesson: cardOf(next.lesson), calculator: doorTo(next.calculator) },
    after: about.after.flatMap((slug) => cardOf(slug) ?? []),
    doors,
    sources: documentsOf([hook.reveal, idea, ...example, ...facts, answer, ...quizNotes]),
  }
}
