/** Path of the socket, on the same host as the page. */
export const LIVE_PATH = '/ws'
