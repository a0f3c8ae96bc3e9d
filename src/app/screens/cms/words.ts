/** What the administration says. */
import type { PostState } from '#wire/manuscripts.ts'

export const head = {
  title: 'Content Administration',
  lead: 'For our editors: write, review, schedule and publish articles, correct lessons, add pictures, and look after the community.',
}

export const notSetUp = {
  title: 'No password has been set yet',
  how: [
    'On the machine the site runs on, make a password: npm run admin:password -- --name yourname. Add --code for a second step with an authenticator app.',
    'Put the line it prints into the setting ADMIN_LOGINS. Several lines go side by side with spaces between.',
    'Restart the site, then reload this page.',
  ],
  note: 'Until then nobody can sign in. There’s no password to begin with, so nobody can guess one.',
}

export const signIn = {
  title: 'Sign in',
  name: 'Name',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, if you use one',
  go: 'Sign in',
  wait: 'Checking…',
  scripts: 'This page needs JavaScript. Turn it on, then reload the page.',
}

export const tabs = {
  articles: 'Articles',
  numbers: 'Numbers',
  pictures: 'Pictures',
  community: 'Community',
  log: 'Log',
  sessions: 'Signed in',
} as const
export type Tab = keyof typeof tabs

export const stateNames: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  review: 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
}

export const list = {
  all: 'All',
  none: 'No articles here.',
  write: 'New article',
  unsaved: 'Not saved yet',
  unsavedNote: 'Typed on this device and not saved on the site.',
  older: 'Older articles',
  waiting: 'Has changes visitors don’t see yet',
  correct: 'Correct a lesson',
  corrects: (lesson: string): string => `Correction of the lesson /learning/${lesson}`,
}

export const correction = {
  begin: 'Correct a lesson',
  lesson: 'Lesson',
  choose: 'Choose a lesson',
  open: 'Read the lesson',
  said: 'What the lesson says',
  saidHint:
    'Copy the sentence from the lesson. Readers see a mark beside it. Leave it empty for the lesson as a whole.',
  title: 'What was wrong, in one line',
  titleHint: 'Readers see it with the date: “The limit was last year’s.”',
  body: 'What’s right',
  quoted: 'The lesson says:',
  note: 'Once it’s published, readers see it at the top of the lesson, on paper too, and in our list of corrections.',
}

export const editor = {
  back: 'All articles',
  title: 'Title',
  slug: 'Address',
  slugHint:
    'Lowercase letters, digits and hyphens. If it changes after publishing, the old address leads to the new one.',
  excerpt: 'Summary',
  excerptHint: 'One or two sentences, shown in lists and in search results',
  body: 'Text',
  author: 'Author',
  reviewer: 'Reviewed by',
  checked: 'Numbers checked on',
  tags: 'Topics',
  tagsHint: 'Up to 20, with commas between',
  tools: 'Related calculators',
  toolsHint: 'Their addresses, with commas between: mortgage, credit-card-payoff',
  save: 'Save',
  saved: 'Saved',
  keptHere: 'Changes are kept on this device until you save.',
  nothing: 'Everything is saved.',
  found: 'You have changes on this device that weren’t saved.',
  discard: 'Discard my changes',
  discarded: 'Discarded',
  undo: 'Undo',
  fix: 'Fix the highlighted field.',
  badSlug: 'Use lowercase letters, digits and single hyphens: first-home-costs',
  scheduledNote: 'This article is scheduled. If you save a change, it goes back to review.',
  liveNote: 'Visitors still read the version before your last changes.',
}

export const moves: Readonly<Record<PostState, string>> = {
  draft: 'Back to draft',
  review: 'Send to review',
  scheduled: 'Schedule',
  published: 'Publish now',
  archived: 'Archive',
}
export const moveWords = {
  saveFirst: 'Save first, then you can move it on.',
  publishChanges: 'Publish the changes',
  unschedule: 'Back to review',
  when: 'Goes out on',
  whenHint: 'Your own time',
  past: 'Choose a time in the future.',
  archiveSure: 'Take it off the site?',
  done: (state: PostState): string => `Now: ${stateNames[state]}`,
}

export const panels = {
  write: 'Write',
  preview: 'Preview',
  history: 'Versions',
  links: 'Links',
  phone: 'Phone',
  desk: 'Computer',
}

export const preview = {
  refused: 'These can’t be looked up, so the article can’t go out yet:',
  offers: 'Numbers we know',
  offersNote: 'Tie a number to its source and it stays right when the figure changes.',
  bind: (text: string, what: string): string => `Tie ${text} to: ${what}`,
  reread: 'Read again when the tax year changes',
}

export const completion = {
  calc: 'A number from a calculator',
  named: 'A calculation in this text',
  arrow: 'The number you want from it',
  usual: 'If you leave it out',
  input: (title: string, unit: string, usual: string): string =>
    `${title}${unit ? `, ${unit}` : ''}${usual ? ` (usually ${usual})` : ''}`,
  figure: (label: string, unit: string): string => `${label}, ${unit}`,
  formats: {
    dollars: '$1,234',
    cents: '$1,234.56',
    about: '$1,230 for $1,234',
    percent: '6.25%',
    percent1: '6.3%',
    percent0: '6%',
    number: '1,234',
    words: 'twelve',
    time: '2 years and 3 months',
    years: '27 years',
    size: 'without a minus sign',
  },
} as const

export const history = {
  title: 'Versions',
  note: 'Every save is kept. Compare an older version with your text, or bring it back.',
  none: 'No versions yet: save once.',
  compare: 'Compare',
  restore: 'Bring this version back',
  same: 'This version and your text are the same.',
  gone: 'Removed',
  added: 'Added',
}

export const merge = {
  title: 'Somebody else changed this article',
  lead: (who: string): string =>
    `${who} saved a new version while you were writing. Nothing of either text is lost. Choose what to keep, then save.`,
  mine: 'Your text',
  theirs: (who: string): string => `Text by ${who}`,
  both: 'Both',
  noQuestion: 'Your changes and theirs don’t touch each other. They’ve been put together below.',
  take: 'Use this text',
  takeTheirs: 'Keep theirs only',
  takeMine: 'Keep mine only',
  others: 'Other fields keep what you typed.',
}

export const pictures = {
  note: 'PNG, JPEG, GIF, WebP or AVIF, up to 5 MB. Pictures are redrawn when you add them, so nothing hidden in the file comes along.',
  file: 'Picture',
  alt: 'What the picture shows',
  altHint: 'For readers who can’t see it. Say what it tells, such as “Balances fall to zero by 2041”.',
  add: 'Add picture',
  adding: 'Adding…',
  tooLarge: 'A picture can be up to 5 MB.',
  needAlt: 'Say what the picture shows.',
  none: 'No pictures yet.',
  copy: 'Copy for an article',
  copied: 'Copied',
  more: 'Older pictures',
}

export const links = {
  check: 'Check links',
  none: 'There are no links in this text.',
  good: 'Every link inside our site leads to a page.',
  missing: 'These lead nowhere:',
  outside: 'Links to other sites. We don’t open them: check them yourself.',
  bad: 'We don’t accept these addresses. Use a page of ours (/mortgage-calculator) or https://',
}

export const community = {
  note: 'Texts that are held, hidden or flagged, and those where somebody may need help. The oldest comes first.',
  none: 'Nothing to review.',
  done: 'Done',
  states: { held: 'Held', hidden: 'Hidden', shown: 'Shown', removed: 'Removed' } as Readonly<Record<string, string>>,
  locked: 'Locked',
  flagged: (reasons: readonly string[]): string => `Flagged: ${reasons.join(', ')}`,
  needs: (kinds: readonly string[]): string => `May need help: ${kinds.join(', ')}`,
  noteUnder: (note: string): string => `Note: ${note}`,
  decide: 'Decide',
  what: 'What to do',
  deeds: {
    show: 'Show it',
    note: 'Put a note under it',
    hide: 'Hide it for now',
    remove: 'Remove it for good',
    lock: 'Lock the thread',
    unlock: 'Unlock the thread',
    ban: 'Stop this writer for a while',
    'appeal-shown': 'Appeal: show it again',
    'appeal-kept': 'Appeal: it stays as it is',
  },
  find: 'Find a post',
  findHint: 'For an appeal by email: the post’s link, as its writer sent it',
  findGo: 'Find',
  notALink: 'Paste the link of a post: it has /community/ in it.',
  whom: 'Who',
  kinds: { device: 'Device', network: 'Network' },
  days: 'Days',
  wipe: 'Delete the words too (personal details)',
  why: 'Why, in one line',
  whyHint: 'People read it in place of the text, or under it',
  needWhy: 'Say why in one line.',
  go: 'Do it',
  bans: 'Stopped for now',
  banned: (kind: string, until: string, who: string): string => `${kind} until ${until}, by ${who}.`,
  endBan: 'End it',
}

export const numbers = {
  note: 'Published articles and corrections whose numbers need a look.',
  none: 'Every number is tied to its source, and none needs a look.',
  broken: 'These numbers can’t be looked up anymore. Readers don’t see them:',
  loose: (found: readonly string[]): string =>
    `These match figures we know but aren’t tied to a source: ${found.join(', ')}`,
  reread: (count: number, year: number): string =>
    count === 1 ? `1 sentence to read again for ${year}` : `${count} sentences to read again for ${year}`,
}

export const log = {
  note: 'Everything that was done here, newest first.',
  none: 'Nothing yet.',
  older: 'Older lines',
  nobody: 'Unknown name',
}

export const sessions = {
  note: 'Where you’re signed in. A session ends after 30 minutes without use, and after 12 hours in any case.',
  this: 'This browser',
  since: (when: string): string => `Signed in ${when}`,
  seen: (when: string): string => `Last used ${when}`,
  end: 'End this session',
  out: 'Sign out',
  everywhere: 'Sign out everywhere',
}

export const wait = 'Loading…'
export const again = 'Try again'
