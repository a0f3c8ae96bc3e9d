import { PASSWORD_LENGTH } from '#wire/admin.ts'
import { isCommon } from './common-passwords.ts'

/** Words of this house and of every sign-in: no new password may lean on them (ASVS 5.0, 6.1.2, 6.2.11). */
const ownWords = [
  'truepenny',
  'password',
  'admin',
  'editor',
  'letmein',
  'qwerty',
  'welcome',
  '123456',
  'abcdef',
] as const
const LEAST_DIFFERENT = 6
/** What has to be left of it without those words. */
const LEAST_OWN = 8

/** What is wrong with a new password, in words; null where nothing is. No kinds of letters are asked for: length does more (NIST SP 800-63B). */
export function passwordComplaint(password: string, name: string): string | null {
  const { least, most } = PASSWORD_LENGTH
  const plain = password.normalize('NFKC').toLowerCase()
  const length = [...plain].length
  if (length < least) return `Use at least ${least} characters: a few words that don’t belong together do well.`
  if (length > most) return `Use at most ${most} characters.`
  if (new Set(plain).size < LEAST_DIFFERENT) return `Use at least ${LEAST_DIFFERENT} different characters.`
  if (/^(.{1,8})\1+$/u.test(plain)) return 'Don’t repeat one piece over and over.'
  const rest = [...ownWords, name.toLowerCase()].reduce((left, word) => left.replaceAll(word, ''), plain)
  if ([...rest].length < LEAST_OWN) return 'Use other words than your name, our name or “password”.'
  if (isCommon(plain))
    return 'This is, or is made of, a password that was found in leaks. Use a few words that don’t belong together.'
  return null
}
