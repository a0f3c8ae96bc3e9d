/**
 * Runs in the head. A press on a button whose piece of the page is not awake yet would be lost: React stops such a click before it reaches
 * anything. Here it is made again as soon as somebody listens, for at most fifteen seconds; where the piece is drawn anew meanwhile, on the
 * button that took its place: the same words, as many of the same before it. What HTML does by itself (links, folds, boxes, sending a form)
 * has happened by then and is not made twice, so plain buttons alone are meant.
 */
export const earlyPressesScript = `(function(){var s="button[type=button]:not([role])";function up(b){for(var k in b)if(k.indexOf("__reactProps$")===0)return true}function on(b,e){return up(b)&&!e.cancelBubble}function like(b){return[].filter.call(document.querySelectorAll(s),function(x){return x.textContent===b.textContent})}window.addEventListener("click",function(e){var b=e.isTrusted&&e.target.closest&&e.target.closest(s);if(!b||b.closest("summary"))return;var i=up(b)?-1:like(b).indexOf(b);setTimeout(function(){if(on(b,e))return;var n=0,t=setInterval(function(){if(++n>300)return clearInterval(t);if(!b.isConnected)b=like(b)[i]||b;if(!b.isConnected||!up(b))return;var c=new MouseEvent("click",{bubbles:true,cancelable:true});b.dispatchEvent(c);if(on(b,c))clearInterval(t)},50)},0)},true)})()`
