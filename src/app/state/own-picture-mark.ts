import { PREFIX } from './envelope.ts'

/** On the page's root while the visitor's own picture is on its way in: the sample of the finished page is not shown meanwhile. */
const OWN = 'data-own-picture'

/**
 * Names of the records a picture is made of; old debts are one until they have moved, and transactions count for the screens that speak
 * of them.
 */
const records = ['household', 'budget', 'goals', 'income-expenses', 'profile', 'debts', 'daily-expenses', 'other-money']

/** Runs in the head before anything is drawn: a visitor with own numbers never sees the sample's first. */
export const ownPictureScript = `(function(){try{var g=function(n){return sessionStorage.getItem("${PREFIX}"+n)||localStorage.getItem("${PREFIX}"+n)},c=g("sample-household"),d=c&&JSON.parse(c).data;if(d==="off"||d!=="on"&&${JSON.stringify(records)}.some(g))document.documentElement.setAttribute("${OWN}","")}catch(e){}})()`

/**
 * The picture that is shown is the one to be shown. It is taken at its word two frames later: what else of the page reads the browser's
 * storage has drawn its own by then.
 */
export function showOwnPicture(): void {
  if (!document.documentElement.hasAttribute(OWN)) return
  requestAnimationFrame(() => requestAnimationFrame(() => document.documentElement.removeAttribute(OWN)))
}

/** A screen that was just opened waits for a number it cannot do without: nothing is seen that would be other in a moment. */
export const holdOwnPicture = (): void => document.documentElement.setAttribute(OWN, '')

/** Whether the visitor's own picture is still on its way in. Asked without the code that makes it. */
export const isOwnPictureComing = (): boolean => document.documentElement.hasAttribute(OWN)
