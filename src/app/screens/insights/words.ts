/** What Insights says around its findings. */
import { plain } from '#calculators/kit/format.ts'

const count = (many: number, one: string, more: string): string => `${plain(many, 0)} ${many === 1 ? one : more}`

export const insightsWords = {
  kind: 'Planning',
  title: 'Insights',
  lead: 'What your numbers say: what to do, what to watch and what’s in good order.',
  answer: (act: number, watch: number, first: string): string => {
    const parts = [
      act > 0 ? count(act, 'thing to do', 'things to do') : '',
      watch > 0 ? `${plain(watch, 0)} to watch` : '',
    ].filter(Boolean)
    return `Most pressing: ${first}. ${parts.join(', ')}.`
  },
  allGood: (good: number) =>
    good === 0
      ? 'Nothing stands out in the numbers we have.'
      : `Nothing stands out: ${count(good, 'rule says', 'rules say')} you’re in good order, and none needs your attention.`,
  hardship: 'Pay isn’t covering everything right now. Start with free help.',
  nothingFor: (rules: number) => `Add a few numbers, and we’ll check them against ${rules} rules.`,
  rests: (judged: number, all: number) =>
    judged === all
      ? `We checked all ${all} rules. Each shows its numbers and source, and you can move its limit.`
      : `We could check ${judged} of ${all} rules with these numbers. Each shows its numbers and source, and you can move its limit.`,
  counted: (title: string, many: number) => `${title} (${plain(many, 0)})`,
  top: (many: number) =>
    many === 1 ? 'What matters most' : `The ${['', 'one', 'two'][many] ?? 'three'} that matter most`,
  moreToDo: 'More to do',
  moreToWatch: 'More to watch',
  moreToWatchNote: 'The rest, by what they’re about. Open what you want to look at.',
  good: 'In good order',
  hidden: 'Hidden',
  waiting: 'What we couldn’t check',
  waitingNote: 'Each rule needs all of its numbers. Add these, and we can check more.',
  waitingFor: (needs: string) => `needs ${needs}`,
  more: (many: number) => `Show ${plain(many, 0)} more`,
  fewer: 'Show fewer',
  why: 'Why we say this',
  rule: 'The rule',
  numbers: 'Your numbers',
  source: 'Source',
  asOf: (date: string) => `as of ${date}`,
  basis: {
    arithmetic: 'Arithmetic with your own numbers.',
    thumb: 'A rule of thumb, not official. Move its limit if another fits you better.',
  },
  ours: (limit: string) => `Our default: ${limit}`,
  reset: 'Use our default',
  hide: 'Hide',
  bringBack: 'Show again',
  hiddenToast: 'Hidden. You’ll find it at the end of the page.',
  undo: 'Undo',
  undoHide: 'Show the finding again',
  profile: 'Add numbers to your household',
  start: 'Three numbers for a first look',
} as const
