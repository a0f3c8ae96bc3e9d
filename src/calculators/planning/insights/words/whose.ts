/** A person as the household names them; the visitor is 'You' until they change it. */
const isYou = (name: string | number): boolean => name === 'You'

/** 'You have', 'Partner has'. */
export const has = (name: string | number): string => (isYou(name) ? 'You have' : `${name} has`)
/** 'Your', 'Partner’s'. */
export const whose = (name: string | number): string => (isYou(name) ? 'Your' : `${name}’s`)
