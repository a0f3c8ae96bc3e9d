/** What a link begins with that fills in some inputs and drops what does not fit; see `heard-link.ts`. */
export const heardHead = '#v1&heard=1'
