/** What a lesson is: one file of data and words. Decision 0030 says why it is answered while the page is finished, not in the browser. */
import type { SourceId } from '#facts/sources.ts'
import { type Figures, figureSaid } from './figure.ts'

/** The ten units, in order. Each is a course of /financial-education. */
export type UnitSlug =
  | 'money-basics'
  | 'budgeting'
  | 'banking'
  | 'credit-and-debt'
  | 'cars-and-homes'
  | 'work-and-taxes'
  | 'investing'
  | 'retirement'
  | 'insurance'
  | 'life-events'

/** Topics of the National Standards for Personal Financial Education (2021), by their letters. */
export type Standard = 'earning' | 'spending' | 'saving' | 'investing' | 'credit' | 'risk'

export interface LessonAbout {
  /** The name of its file and the end of its address. */
  readonly slug: string
  readonly unit: UnitSlug
  /** The question it answers, as a visitor would ask it. */
  readonly title: string
  /** Reading and trying, 3 to 8. */
  readonly minutes: number
  readonly level: 'start' | 'next' | 'deeper'
  /** Words people would search it by. */
  readonly about: readonly string[]
  /** Lessons that help to have read. */
  readonly after: readonly string[]
  readonly standards: readonly Standard[]
  /** 'YYYY-MM-DD': read against its sources, and to be read again by. */
  readonly reviewed: string
  readonly reviewBy: string
}

/** A guess before any text; shown again beside what is true. */
export type Hook =
  | {
      readonly kind: 'amount'
      readonly ask: string
      readonly from: number
      readonly to: number
      readonly step: number
      /** The figure that is true. */
      readonly truth: string
      readonly reveal: string
    }
  | {
      readonly kind: 'choice'
      readonly ask: string
      readonly options: readonly string[]
      /** Which option is true, from 0. */
      readonly truth: number
      readonly reveal: string
    }

/** One option of a quiz. A number is named by its figure, so that the engine can confirm it. */
export interface Option {
  readonly says: string
  /** The figure it states, where it states one. */
  readonly figure?: string
  /** Why it is right, or which mistake leads to it. */
  readonly why: string
}
export interface QuizItem {
  readonly ask: string
  readonly right: Option
  /** Two or three. The page orders all by the lesson's name, so that the right one is not always first. */
  readonly wrong: readonly Option[]
}

export interface Taught {
  readonly say: string
  /** For what names no published figure; a figure brings its own source. */
  readonly source?: SourceId
}

export interface LessonWords {
  readonly hook: Hook
  /** Three sentences, at most 60 words in all. */
  readonly idea: readonly [string, string, string]
  /** A worked example, step by step: two to five short paragraphs. */
  readonly example: readonly string[]
  /** Over the widget: what to change and what to watch. */
  readonly tryIt: string
  /** Three to five, each with its source. */
  readonly facts: readonly Taught[]
  readonly myth: { readonly said: string; readonly answer: string }
  readonly quiz: readonly [QuizItem, QuizItem, QuizItem, QuizItem]
  readonly summary: readonly [string, string]
  /** One thing to do now, under ten minutes. */
  readonly doNow: { readonly say: string; readonly path?: string }
}

/** The real calculator, reduced to a few questions. */
export interface Widget {
  /** Its name in the catalogue. */
  readonly calculator: string
  /** What differs from its starting values, in its own units. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** The two or three fields that matter most, shown; the rest stand behind "open with these numbers". */
  readonly ask: readonly string[]
  /** The figure the lesson is about, where the calculator's headline says another. */
  readonly shows?: string
  /** What it must answer: a figure of the calculator and the lesson's figure it equals. */
  readonly expects?: readonly (readonly [calculatorFigure: string, lessonFigure: string])[]
}

export interface Lesson {
  readonly about: LessonAbout
  readonly figures: Figures
  /** The sentences, with the figures put in by `said`. */
  readonly words: (said: Readonly<Record<string, string>>) => LessonWords
  readonly widget: Widget
  /** Planning screens and games that fit as well: paths. */
  readonly doors: readonly string[]
  readonly next: { readonly lesson: string; readonly calculator: string }
}

/** Checks the names of figures while it is written. */
export function defineLesson<const F extends Figures>(lesson: {
  readonly about: LessonAbout
  readonly figures: F
  readonly words: (said: { readonly [K in keyof F]: string }) => LessonWords
  readonly widget: Widget
  readonly doors?: readonly string[]
  readonly next: { readonly lesson: string; readonly calculator: string }
}): Lesson {
  return { doors: [], ...lesson, words: lesson.words as Lesson['words'] }
}

/** The lesson's sentences with its figures as they read. */
export const wordsOf = ({ figures, words }: Lesson): LessonWords =>
  words(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureSaid(figure)])))
