/** Where the blog stands as a feed. */
export const blogFeeds = { rss: '/blog/feed.xml', atom: '/blog/atom.xml', json: '/blog/feed.json' } as const
