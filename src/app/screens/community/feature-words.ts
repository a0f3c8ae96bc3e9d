/** The page that explains the community. Every number comes from the limits the server keeps to. */
import { site } from '#content/site.ts'
import { communityLimits as limits } from '#writing/community/limits.ts'

interface FeaturePart {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly points: readonly string[]
}

const many = (n: number): string => n.toLocaleString('en-US')

export const featureParts: readonly FeaturePart[] = [
  {
    id: 'rules',
    title: 'The rules',
    points: [
      'Ask about money. Be kind to people.',
      'Share an age range, your state if it matters and rounded dollars, not who you are.',
      'Say what you know and how you know it. For law, link an official page.',
      'No selling, no referral codes, no contacts, no “message me”.',
      'No stock tips, no gambling systems, no tax evasion or benefit fraud.',
      'Answer the question that was asked. Disagree with the idea, not the person.',
      'Nobody here is your adviser. For big decisions, talk to a licensed professional.',
      'If somebody isn’t safe, post the help lines and report the post.',
      'One person, one voice.',
      'Moderators explain a removal in one line.',
      `You can appeal once: email ${site.supportEmail} with the post’s link. Where there’s more than one moderator, another one decides. The post then shows the answer.`,
    ],
  },
  {
    id: 'names',
    title: 'No names, no accounts',
    points: [
      'Your name is made up for each thread. In another thread you have another one, so readers can’t put your posts together.',
      'When you post, you get an edit code. With it you can change or delete that one post. Your browser remembers it; we keep only a fingerprint of it.',
      'If you lose the code and your browser’s data, nobody can change the post for you. A moderator can still remove it if you report it.',
      'When you edit, the old words are gone. When you delete, all words and numbers of the post are gone for good.',
    ],
  },
  {
    id: 'privacy',
    title: 'A check before you post',
    lead: 'Your browser checks your text before it’s sent, and our server checks again. It marks what it finds, and nothing of what it found is logged.',
    points: [
      'Never published: Social Security, card and account numbers, wallets, passwords and codes, invitations to other apps.',
      'Hidden before posting: phone numbers, email addresses, account names, street addresses, dates of birth, claim, policy and plate numbers.',
      'Your choice: names, employers, and exact amounts, which we offer to round.',
      'The check reads patterns. It can miss things, so read your text once more.',
    ],
  },
  {
    id: 'numbers',
    title: 'Questions with numbers',
    points: [
      'You can attach a calculation. It’s published only when you tick the box; until then it stays on your device.',
      'We keep the inputs the calculator asks for and nothing else of the link.',
      'Readers see the answer worked out on their own device, and can open the calculator with your numbers.',
    ],
  },
  {
    id: 'limits',
    title: 'What keeps spam away',
    points: [
      `One post in ${limits.secondsBetweenTexts} seconds, ${limits.textsInAnHour} in an hour and ${limits.textsInADay} in a day, for each device and network address.`,
      `After ${limits.textsBeforeWork} posts in a day, your browser does a short calculation before the next one. It takes a few seconds and makes spam expensive.`,
      `Links to .gov, .mil, .edu and this site work right away. Other links open up after ${limits.textsBeforeLinks} posts.`,
      `A post has up to ${many(limits.textCharacters)} characters and ${limits.linksInOneText} links. No pictures and no HTML.`,
      `When more than ${limits.questionsBeforeQueue} questions come in within an hour, those from newcomers wait until a moderator has read them.`,
      'Signs of scams, ads and repeated posts hold a post until a moderator has read it, or stop it.',
      'You get one vote per device, as far as we can tell without accounts. Somebody determined can get around it.',
    ],
  },
  {
    id: 'moderation',
    title: 'Reports and moderators',
    points: [
      `Anybody can report a post. Reports from ${limits.flagsThatHide} different networks hide it until a moderator has looked.`,
      'Moderators can show a post again, add a note such as “needs a source”, close a thread, or remove a post with a reason.',
      `They can close posting to a device for ${limits.banDays.slice(0, -1).join(', ')} or ${limits.banDays.at(-1)} days, and to a network for at most ${limits.addressDays}. Reading stays open.`,
      'An honest answer that’s wrong gets a note, not a removal.',
      `The moderation log says who did what and why, with a fingerprint of the text, for ${limits.moderationLogDays} days.`,
      'If a text says somebody isn’t safe, help lines are shown beside it and a moderator is told. Nothing is removed for that.',
      'Posts by children are not kept.',
    ],
  },
  {
    id: 'kept',
    title: 'What we keep',
    points: [
      'The post, its made-up name, its time, and the choices you made about your household.',
      'A fingerprint of your edit code and of a random code of your browser. The second tells us which posts and votes came from one browser; neither says who you are.',
      `A fingerprint of your network address, mixed with a secret that changes every day. After ${limits.addressDays} days both are gone.`,
      'No cookie, no email, no location, no ads.',
    ],
  },
  {
    id: 'without-scripts',
    title: 'Works without scripts',
    points: [
      'Reading, asking, answering, voting, reporting and editing with your code all work with scripts turned off.',
      'You need them only for the calculation after several posts a day, the note about new answers, and the answer to somebody’s numbers.',
      'Every topic has an RSS feed.',
    ],
  },
]
