/** Imported first: the page library looks once, while it loads, and draws half as fast when it takes itself to be in development. */
process.env['NODE_ENV'] ??= 'production'
