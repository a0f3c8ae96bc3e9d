/** What the community's pages say. */
import type { FlagReason } from '#wire/community.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'

export const communityWords = {
  lead: 'Ask a money question without giving your name. Attach a calculation, and others can run the same numbers.',
  ask: 'Ask a question',
  how: 'How it works',
  search: 'Search questions',
  searchButton: 'Search',
  topics: 'Topics',
  all: 'All topics',
  unanswered: 'No answers yet',
  none: 'No questions here yet. Yours could be the first.',
  noneFound: (asked: string) => `No questions match “${asked}”. You could ask it yourself.`,
  found: (asked: string) => `Questions that match “${asked}”`,
  newest: 'Newest first',
  older: 'Older questions',
  first: 'Back to the newest',
  feed: 'RSS feed',
  byUs: 'From Truepenny',
  answered: 'An answer helped',
  closed: 'Closed',
  numbers: 'With numbers',
  answers: (n: number) => (n === 0 ? 'No answers yet' : n === 1 ? '1 answer' : `${n} answers`),
  votes: (n: number) => (n === 1 ? '1 vote' : `${n} votes`),
  awayTitle: 'The community can’t be shown right now',
  away: 'We can’t reach the posts, usually only for a moment. The calculators and everything you saved on this device still work.',
} as const

export const formNotes = {
  draft: 'Here’s what you wrote before. It isn’t posted yet.',
} as const

export const askWords = {
  lead: 'Share rounded numbers, not who you are. No account, no name, no email.',
  first: 'Maybe it’s already answered',
  similar: 'Similar questions',
  tools: 'Tools that could help right now',
  question: 'Your question',
  questionHint: `One sentence, up to ${limits.titleCharacters} characters.`,
  text: 'Details',
  textHint:
    'Your goal, rounded numbers, what you tried, what you’re afraid of. **Bold**, *emphasis*, lists and links work.',
  topics: `Topics (up to ${limits.tagsOnOneThread})`,
  frame: 'About your household (all optional)',
  untold: 'Rather not say',
  state: 'State',
  calculation: 'Attach a calculation',
  calculationHint: 'Open a calculator, press Share, and paste the link here.',
  publish: 'Publish these numbers. Until I tick this box, they stay on my device; once posted, anyone can see them.',
  post: 'Post question',
  rules:
    'Be kind. No selling, no contacts, no stock tips. Nobody here is your adviser. By posting you agree that we may show your post; you can delete it anytime.',
} as const

export const threadWords = {
  asked: 'asked',
  said: 'answered',
  changed: 'edited',
  asker: 'Asked this',
  accepted: 'This answer helped',
  answers: 'Answers',
  more: 'More answers',
  yourAnswer: 'Your answer',
  answerHint: 'Say what you know and how you know it. For law, link an official page.',
  post: 'Post answer',
  locked: 'This thread is closed to new answers.',
  vote: 'Helpful',
  voted: 'You found this helpful',
  voteNote: 'One vote per device, as far as we can tell.',
  quote: 'Quote',
  report: 'Report',
  send: 'Send report',
  reported: 'Thanks. A moderator will look at it.',
  why: 'What’s wrong?',
  accept: 'This helped me',
  unaccept: 'Take back “This helped me”',
  edit: 'Edit',
  save: 'Save changes',
  cancel: 'Cancel',
  remove: 'Delete',
  sure: 'Delete this post for good?',
  scenario: 'The numbers behind this question',
  open: 'Open with these numbers',
  working: 'Working it out on your device…',
  hidden: 'This post is hidden until a moderator has looked at it.',
  removed: 'A moderator removed this post.',
  note: 'Moderator',
  fresh: (n: number) => (n === 1 ? 'Show 1 new answer' : `Show ${n} new answers`),
  codeTitle: 'Have an edit code?',
  codeLead: 'With the code you got when you posted, you can change or delete that post from any device.',
  code: 'Edit code',
  which: 'Which post?',
  question: 'The question',
  openToEdit: 'Open to edit',
  whichHelped: 'Which answer helped?',
  none: 'None of them',
  saveChoice: 'Save my choice',
} as const

export const postedWords = {
  title: 'Your edit code',
  lead: 'It’s the only way to change or delete this post from another device. We keep only a fingerprint of it and can’t send it again.',
  here: 'This browser remembers it for you until you delete your data here.',
  see: 'See your post',
} as const

export const privacyWords = {
  stop: 'Before you post: this can’t be published',
  ask: 'Before you post: does this say who you are?',
  found: 'We marked what we found. Nothing has been published.',
  hideAll: 'Hide all of it and post',
  hideLeast: 'Hide only what can’t be published, and post',
  keep: 'Keep it as I wrote it, and post',
  or: 'You can also edit your text and post again.',
} as const

export const helpWords = {
  title: 'You don’t have to carry this alone',
  lead: 'Thank you for saying it. These lines are free, and people answer.',
} as const

export const sendWords = {
  sending: 'Sending…',
  working: 'One moment: your browser is doing a short calculation that keeps spam away…',
  away: 'That didn’t reach us. Your text is still here: check your connection and try again.',
} as const

export const reasonWords: Readonly<Record<FlagReason, string>> = {
  personal: 'It shows personal details',
  scam: 'It looks like a scam or an ad',
  harm: 'Somebody could get hurt',
  unkind: 'It’s unkind',
  wrong: 'It’s wrong or misleading',
  'off-topic': 'It’s off topic',
}
