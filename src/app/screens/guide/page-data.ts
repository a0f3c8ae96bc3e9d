/** What the pages under /guide are drawn from: plain data, made while they are finished or asked for. */
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import { monthText } from '#calculators/kit/format.ts'
import { helpLines } from '#content/help-lines.ts'
import type { Cited } from '#facts/cited.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import { glossary, letterOf, termBySlug, termTitle } from '#teaching/glossary/glossary.ts'
import type { Spanish } from '#teaching/glossary/term.ts'
import { guideBySlug, guidePath, guides } from '#teaching/guides/guides.ts'
import { type Guide, type GuideAbout, type GuideWords, wordsOfGuide } from '#teaching/guides/kit/guide.ts'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonLines } from '#teaching/lessons/lessons.ts'
import { isListed, pageAt } from '../../pages.ts'

export interface Way {
  readonly path: string
  readonly title: string
  readonly line: string
}
export interface TermPage {
  readonly title: string
  readonly slug: string
  readonly says: string
  readonly spanish: readonly Spanish[]
  readonly also: readonly string[]
  readonly lesson: Way | null
  readonly tool: (Way & { readonly isCalculator: boolean }) | null
  readonly before: Pick<Way, 'path' | 'title'>
  readonly after: Pick<Way, 'path' | 'title'>
}
export interface SourceLine {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
  readonly checked: string
}
export interface GuidePage {
  readonly about: GuideAbout
  readonly words: GuideWords
  readonly help: readonly {
    readonly name: string
    readonly number: string
    readonly url: string
    readonly says: string
  }[]
  readonly terms: readonly { readonly slug: string; readonly title: string }[]
  readonly sources: readonly SourceLine[]
  /** The calculators at its ends, by name: their titles. */
  readonly tools: Readonly<Record<string, string>>
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const pathOf = (slug: string): string => `/guide/${slug}`

async function lessonWay(slug: string): Promise<Way | null> {
  const line = lessonLines.find((one) => one.slug === slug)
  if (!line) return null
  const { about } = await line.load()
  return { path: lessonPath(slug), title: about.title, line: `A ${about.minutes}-minute lesson` }
}
function toolWay(calculator: string | undefined, path: string | undefined): TermPage['tool'] {
  const entry = calculator === undefined ? undefined : entryBySlug(calculator)
  if (entry) return { path: entry.path, title: entry.title, line: entry.question, isCalculator: true }
  const page = path === undefined ? undefined : pageAt(path)
  return page && isListed(page)
    ? { path: page.path, title: page.title, line: page.description, isCalculator: false }
    : null
}

/** A term's page; null for what is no term. */
export async function termPage(slug: string): Promise<TermPage | null> {
  const term = termBySlug(slug)
  if (!term) return null
  const at = glossary.indexOf(term)
  const beside = (by: number) => {
    const other = glossary.at((at + by + glossary.length) % glossary.length) ?? term
    return { path: pathOf(other.slug), title: capital(termTitle(other)) }
  }
  return {
    title: capital(termTitle(term)),
    slug,
    says: term.says,
    spanish: term.spanish,
    also: term.also,
    lesson: await lessonWay(term.lesson),
    tool: toolWay(term.calculator, term.page),
    before: beside(-1),
    after: beside(1),
  }
}

const lineOf = (id: SourceId): readonly SourceLine[] => {
  if (id === 'assumption') return []
  const {
    title,
    publisher,
    url = null,
    checked,
  } = sources[id] as {
    readonly title: string
    readonly publisher: string
    readonly url?: string
    readonly checked: string
  }
  return [{ title, publisher, url, checked: monthText(checked) }]
}
function sourcesOf({ figures, sources: named }: Guide): readonly SourceLine[] {
  const facts = Object.values(figures).flatMap((figure): Cited<unknown>[] =>
    figure.kind === 'published' ? [figure.fact] : [],
  )
  return [...new Set([...facts.map(({ source }) => source), ...named])].flatMap(lineOf)
}

/** A decision guide's page; null for what is none. */
export function guidePage(slug: string): GuidePage | null {
  const guide = guideBySlug(slug)
  if (!guide) return null
  const words = wordsOfGuide(guide)
  const named = Object.values(words.ends).flatMap(({ works }) =>
    works.flatMap((work) => ('calculator' in work ? [work.calculator] : [])),
  )
  return {
    about: guide.about,
    words,
    help: guide.about.help.map(({ line, says }) => ({ ...helpLines[line], says })),
    terms: guide.about.glossary.flatMap((one) => {
      const term = termBySlug(one)
      return term ? [{ slug: one, title: termTitle(term) }] : []
    }),
    sources: sourcesOf(guide),
    tools: Object.fromEntries(
      catalogue.filter(({ slug: one }) => named.includes(one)).map((one) => [one.slug, one.title]),
    ),
  }
}

/** The front page of the guide: as one text, so that it is read only when its list is drawn. */
export interface TermLine {
  readonly slug: string
  readonly title: string
  readonly says: string
  readonly spanish: string
}
export interface GuideIndex {
  readonly guides: readonly Way[]
  readonly letters: readonly string[]
  readonly count: number
  readonly terms: string
}
export function guideIndex(): GuideIndex {
  const lines = glossary.map((term): readonly [letter: string, line: TermLine] => [
    letterOf(term),
    {
      slug: term.slug,
      title: capital(termTitle(term)),
      says: term.says,
      spanish: term.spanish.map(({ says }) => says).join(', '),
    },
  ])
  const letters = [...new Set(lines.map(([letter]) => letter))]
  return {
    guides: guides.map(({ about }) => ({ path: guidePath(about), title: about.title, line: about.line })),
    letters,
    count: glossary.length,
    terms: JSON.stringify(
      letters.map((letter) => [letter, lines.flatMap(([own, line]) => (own === letter ? [line] : []))]),
    ),
  }
}
