/** Ten chats, three replies each. One is safe; the others are explained, and the next chat comes. */
import { shuffled } from '../games/kit/chance.ts'
import { cards } from './cards.ts'
import { type Activity, kidsGame, partsOf } from './kit/activity.ts'

interface Chat {
  readonly from: string
  readonly says: string
  /** The safe reply first. */
  readonly replies: readonly [string, string, string]
  readonly why: string
}
export const chats: readonly Chat[] = [
  {
    from: 'PrizeTeam',
    says: 'You won a new phone! Send your street and birthday to get it.',
    replies: ['Block it', 'Send my street', 'Ask what color'],
    why: 'You did not enter, so you did not win. They want facts about you.',
  },
  {
    from: 'Sam (new number)',
    says: 'It’s Sam! I lost my phone. Can you send me a gift card code, fast?',
    replies: ['Call Sam on the old number', 'Send the code', 'Ask if it is really Sam'],
    why: 'Anyone can say they are Sam. A call to the number you know tells you.',
  },
  {
    from: 'FreeSkins',
    says: 'Free skins! Just log in here with your game password.',
    replies: ['Don’t log in', 'Log in once', 'Use my old password'],
    why: 'The page is a copy. It takes your password and then your game.',
  },
  {
    from: 'Support',
    says: 'We sent a code to your phone. Read it to us so we can fix your account.',
    replies: ['Keep the code to myself', 'Read it out', 'Send half of it'],
    why: 'The code is the key to your account. Real support will not ask for it.',
  },
  {
    from: 'Coach K',
    says: 'Click here to see the team photo. You look so funny!',
    replies: ['Ask Coach in person', 'Click it', 'Send it to the team'],
    why: 'Odd links can come from a stolen account. Ask first, off the chat.',
  },
  {
    from: 'QuickCash',
    says: 'Earn $200 a day! Just let us use your bank card for a while.',
    replies: ['Say no and tell a grown-up', 'Try it for a day', 'Ask a friend to do it'],
    why: 'They would move stolen money through your card. You could be in trouble for it.',
  },
  {
    from: 'Gem Store',
    says: 'Trade me your gold first. I’ll send double right after.',
    replies: ['No trade', 'Send a little first', 'Send it all'],
    why: 'Once it is gone, it is gone. “You first” is how the trick works.',
  },
  {
    from: 'Mia',
    says: 'Don’t tell your mom, but can I have a photo of your house?',
    replies: ['Tell a grown-up', 'Send it', 'Send just the door'],
    why: 'When someone says “don’t tell,” that is the time to tell.',
  },
  {
    from: 'Bank Alert',
    says: 'Your account is locked! Tap the link in the next ten minutes.',
    replies: ['Open the bank’s own app with a grown-up', 'Tap the link', 'Reply STOP'],
    why: 'A rush is a trick. Go to the bank your own way, not by their link.',
  },
  {
    from: 'Help the Pups',
    says: 'These pups need you today. Send money by gift card.',
    replies: ['Look up the group first', 'Send a small card', 'Send it on to friends'],
    why: 'Real groups do not ask for gift cards. You can give when you have checked.',
  },
]
export interface ChatState {
  readonly seed: number
  readonly order: readonly number[]
  readonly at: number
  readonly reply: number | null
  readonly safe: number
}
export const chatOf = ({ order, at }: Pick<ChatState, 'order' | 'at'>): Chat | undefined => chats[order[at] ?? -1]

export const chatTrap: Activity<ChatState> = {
  about: cards['chat-trap'],
  game: kidsGame<ChatState>({
    name: 'kids-chat-trap',
    begin: (seed) => ({
      seed,
      order: shuffled(
        seed,
        'chats',
        chats.map((_, i) => i),
      ),
      at: 0,
      reply: null,
      safe: 0,
    }),
    offers: ({ seed, order, at, reply }) =>
      at >= order.length
        ? []
        : reply === null
          ? shuffled(seed, `row:${order[at]}`, [0, 1, 2]).map((one) => `reply:${one}`)
          : ['next'],
    step: (state, choice) => {
      if (choice === 'next') return { ...state, at: state.at + 1, reply: null }
      const reply = Number(partsOf(choice)[1])
      return { ...state, reply, safe: state.safe + (reply === 0 ? 1 : 0) }
    },
  }),
  told: (state) => {
    const chat = chatOf(state)
    const { at, order, reply, safe } = state
    if (!chat)
      return [
        'You made it through ten chats.',
        safe === order.length ? 'Each of your replies was safe.' : 'Now you know what each one was after.',
        'One line works for all of them: “I’ll ask first.”',
        'If you did fall for one, tell a grown-up right away. It is not your fault.',
      ]
    if (reply === null) return [`Chat ${at + 1} of ${order.length}.`]
    return [reply === 0 ? 'That is safe.' : `A safe way: ${chat.replies[0]}.`, chat.why]
  },
  ask: ({ reply }) => (reply === null ? 'What will you do?' : 'Ready for the next chat?'),
  label: (choice, state) => (choice === 'next' ? 'Go on' : (chatOf(state)?.replies[Number(partsOf(choice)[1])] ?? '')),
  badges: ({ at, order, safe }) => (at >= order.length ? [...(safe > 0 ? (['trick'] as const) : []), 'asked'] : []),
  rules: [
    'There are ten chats. All are made up.',
    'One reply in each is safe. A wrong one costs nothing.',
    'Luck just mixes up the chats.',
  ],
  forGrownUps: 'Practice the line “I’ll ask first,” and promise not to be angry when they do ask.',
}
