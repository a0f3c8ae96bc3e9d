/** On the page's root while numbers of the visitor's own are on their way in: the finished page's are not shown meanwhile. */
const OWN = 'data-own-numbers'

/** Runs in the head before anything is drawn: a link with numbers never shows the starting values first. */
export const ownNumbersScript = `if(/^#v\\d+&/.test(location.hash))document.documentElement.setAttribute("${OWN}","")`

/** The visitor's own numbers are drawn, or there are none. */
export const showNumbers = (): void => document.documentElement.removeAttribute(OWN)
