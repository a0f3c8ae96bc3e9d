/**
 * For a page with embedded calculators: keeps each frame as tall as what it holds. Ten lines, so that whoever copies them can read them.
 * `origin`: where we stand, without a slash at the end.
 */
export const hostScript = (
  origin: string,
): string => `const frames = () => document.querySelectorAll('iframe[src^="${origin}/embed/"]')
addEventListener('message', ({ source, data }) => {
  if (data?.type !== 'truepenny:size') return
  for (const frame of frames())
    if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`
})
// A frame that was here first is asked for its height.
for (const frame of frames())
  frame.contentWindow.postMessage({ type: 'truepenny:size' }, '*')`
