const OWN = 'data-own-numbers'

/**
 * Runs in the head before anything is drawn. The look is the one in the address (`?theme=light` or `?theme=dark`), else the device's; a
 * frame that comes with numbers never shows the starting values first. Nothing is read from or written to the browser's storage: in a
 * frame of another site that may be refused.
 */
export const headScript = `(function(){var d=document.documentElement,q=/[?&]theme=(light|dark)(&|$)/.exec(location.search),m=matchMedia("(prefers-color-scheme: dark)");function s(){d.dataset.theme=q?q[1]:m.matches?"dark":"light"}s();m.addEventListener("change",s);if(/^#v\\d+&/.test(location.hash))d.setAttribute("${OWN}","")})()`

/** The numbers the frame came with are drawn, or there are none. */
export const showNumbers = (): void => document.documentElement.removeAttribute(OWN)
