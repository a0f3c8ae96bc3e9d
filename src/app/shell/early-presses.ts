/**
 * Runs in the head. A press on a button whose piece of the page is not awake yet would be lost: React stops such a click before it reaches
 * anything. Here it is made again as soon as somebody listens, for at most fifteen seconds. What HTML does by itself (links, folds,
 * boxes, sending a form) has happened by then and is not made twice, so plain buttons alone are meant.
 */
export const earlyPressesScript = `(function(){function up(b){for(var k in b)if(k.indexOf("__reactProps$")===0)return true}function on(b,e){return up(b)&&!e.cancelBubble}window.addEventListener("click",function(e){var b=e.isTrusted&&e.target.closest&&e.target.closest("button[type=button]:not([role])");if(b&&!b.closest("summary"))setTimeout(function(){if(on(b,e))return;var n=0,t=setInterval(function(){if(++n>300||!b.isConnected)return clearInterval(t);if(!up(b))return;var c=new MouseEvent("click",{bubbles:true,cancelable:true});b.dispatchEvent(c);if(on(b,c))clearInterval(t)},50)},0)},true)})()`
