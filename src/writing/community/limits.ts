/**
 * What the community allows, as one list: the server keeps to it, the page that explains it prints it. Times are seconds or days,
 * lengths are characters.
 */
export const communityLimits = {
  titleLeast: 10,
  titleCharacters: 140,
  textLeast: 20,
  textCharacters: 5_000,
  linksInOneText: 20,
  tagsOnOneThread: 5,
  /** Texts by one device or network: one in 30 seconds, 10 in an hour, 30 in a day. */
  secondsBetweenTexts: 30,
  textsInAnHour: 10,
  textsInADay: 30,
  /** A device that has written less than this many texts may not link outside the official sources. */
  textsBeforeLinks: 3,
  /**
   * Past this many new questions in an hour, everybody's together, those of devices that may not link yet wait for a moderator: whoever has many
   * networks and throws devices away fills the queue, not the page.
   */
  questionsBeforeQueue: 60,
  /** Past this many texts in a day the page works a few seconds before it may send another. */
  textsBeforeWork: 3,
  /** How many zero bits the answer to that work begins with: each one more doubles it. */
  workBits: 15,
  /** Points of the signs of spam (`signals/score.ts`): from here a moderator looks first, and from there it is not taken. */
  pointsThatHold: 6,
  pointsThatRefuse: 10,
  /** Hours in which the same text counts as said before. */
  sameTextHours: 24,
  /** Flags from this many networks hide a text until a moderator has looked. */
  flagsThatHide: 3,
  /** Days a hashed network address is kept; then it is gone. */
  addressDays: 7,
  /** Days the moderation log is kept. */
  moderationLogDays: 180,
  /** How long a moderator may close the community to a device, in days; to a network no longer than its address is kept. */
  banDays: [1, 7, 30],
  /** Seconds between two looks for new answers while a page is open. */
  secondsBetweenLooks: 30,
  threadsOnAPage: 20,
} as const
