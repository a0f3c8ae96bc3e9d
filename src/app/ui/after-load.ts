/** When everything the page needs at once has come: what lies further down may be fetched from then on. At once on the server. */
export const afterLoad = (): Promise<void> =>
  typeof document === 'undefined' || document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        // A task later: what is asked for within that event would still be a part of it.
        addEventListener('load', () => setTimeout(resolve), { once: true })
      })
