import { PREFIX } from '../state/envelope.ts'

/** On the page's root while numbers of the visitor's own are on their way in: the finished page's are not shown meanwhile. */
const OWN = 'data-own-numbers'

/**
 * Runs in the head before anything is drawn: a link with numbers or a game, numbers from earlier in this visit, or a game that was begun
 * on this page, never show the starting values first.
 */
export const ownNumbersScript = `(function(){var n="${PREFIX}last-numbers",s=location.pathname.replace(/^\\/|-calculator(-new)?\\/?$/g,""),k;try{k=JSON.parse(sessionStorage.getItem(n)||localStorage.getItem(n)).data[s]}catch(e){}try{var g=JSON.parse(localStorage.getItem("${PREFIX}games")).data.runs,p=location.pathname.replace(/\\/$/,"");for(var i in g)if(g[i].page===p)k=1}catch(e){}if(k||/^#(v\\d+&|game=)/.test(location.hash))document.documentElement.setAttribute("${OWN}","")})()`

/** The visitor's own numbers are drawn, or there are none. */
export const showNumbers = (): void => document.documentElement.removeAttribute(OWN)
