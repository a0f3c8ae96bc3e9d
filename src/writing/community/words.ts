/** What somebody who writes is told. The page says it before sending, the server again. */
import { communityLimits as limits } from './limits.ts'
import type { PersonalKind } from './scrubber/kinds.ts'

const many = (n: number): string => n.toLocaleString('en-US')

export const troubleWords = {
  titleShort: `Write your question in at least ${limits.titleLeast} characters.`,
  titleLong: `Shorten your question to ${limits.titleCharacters} characters.`,
  textShort: `Write at least ${limits.textLeast} characters.`,
  textLong: `Shorten this to ${many(limits.textCharacters)} characters.`,
  links: `Use ${limits.linksInOneText} links or fewer.`,
  tagsNone: 'Choose at least one topic.',
  tagsMany: `Choose up to ${limits.tagsOnOneThread} topics.`,
  tagsUnknown: 'Choose topics from the list.',
  frame: 'Choose from the lists.',
  scenario: 'We can’t read these numbers. Copy the link from the calculator again.',
  earlyLink: `You can link to .gov, .mil, .edu and this site right away. Other links open up after ${limits.textsBeforeLinks} posts.`,
} as const

/** What was found, and what to do about it. */
export const personalWords: Readonly<Record<PersonalKind, string>> = {
  ssn: 'a Social Security or taxpayer number',
  card: 'a card number',
  bank: 'a bank account or routing number',
  wallet: 'a wallet address or its secret words',
  secret: 'a password or code',
  invite: 'an invitation to another app',
  phone: 'a phone number',
  email: 'an email address',
  handle: 'an account name',
  address: 'a street or mailing address',
  birthDate: 'a date of birth',
  idNumber: 'a number that identifies you',
  spelled: 'a number spelled out in words',
  balance: 'an exact amount',
  name: 'a name',
  employer: 'an employer',
}

export const refusalWords = {
  personal: 'Your text has personal details that can’t be published here. Hide them or edit your text.',
  maybePersonal: 'Your text may say who you are. Hide it, edit it, or keep it as you wrote it.',
  child:
    'Thank you for writing. This place is for adults, so we didn’t keep your text. Our pages for kids have money games made for you.',
  spam: 'This looks like an ad or a scam, so it wasn’t posted. If it’s a real question, ask it without offers or contacts.',
  tooSoon: (seconds: number) => `You can post again in ${wait(seconds)}.`,
  work: 'You’ve posted a few times today. With scripts turned on, your browser can do a short calculation and go on; without them, come back tomorrow.',
  closed: (until: string) => `Posting is closed for this device or network until ${until}. Reading stays open.`,
  locked: 'This thread is closed to new answers.',
  gone: 'This post isn’t here anymore.',
  secret: 'This edit code doesn’t open this post.',
  ownVote: 'You can’t vote for your own post.',
} as const

function wait(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** What a form is answered with. */
export const formWords = {
  used: 'You already posted from this form. Here’s your new text in a fresh form: press the button again to post it.',
  unreadable: 'We couldn’t read this form. Please check it and send it again.',
  pasted: 'Paste the whole link of a calculator, from its address to its last number.',
  publish: 'Tick the box to publish these numbers, or leave the link out.',
  wrongSecret: 'This edit code doesn’t open this post.',
  voted: 'Thanks, your vote counts.',
  flagged: 'Thanks. A moderator will look at it.',
  changed: 'Your change is here.',
  deleted: 'Your post is deleted.',
  accepted: 'Thanks for saying what helped.',
  posted: (state: string): string =>
    state === 'held' ? 'Thanks. A moderator reads this post first, then it’s published.' : 'Your post is here.',
} as const
