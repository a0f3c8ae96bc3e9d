import { PREFIX } from '../state/envelope.ts'

/** On the page's root while numbers of the visitor's own are on their way in: the finished page's are not shown meanwhile. */
const OWN = 'data-own-numbers'

/**
 * Runs in the head before anything is drawn: a link with numbers, or numbers from earlier in this visit, never show the starting
 * values first.
 */
export const ownNumbersScript = `(function(){var n="${PREFIX}last-numbers",s=location.pathname.replace(/^\\/|-calculator(-new)?\\/?$/g,""),k;try{k=JSON.parse(sessionStorage.getItem(n)||localStorage.getItem(n)).data[s]}catch(e){}if(k||/^#v\\d+&/.test(location.hash))document.documentElement.setAttribute("${OWN}","")})()`

/** The visitor's own numbers are drawn, or there are none. */
export const showNumbers = (): void => document.documentElement.removeAttribute(OWN)
