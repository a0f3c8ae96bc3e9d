/** Title, description, address and sharing card of an article. */
import type { MetaDescriptor } from 'react-router'
import { postPicturePath } from '#wire/post-paths.ts'
import { headMeta, home, siteOrigin } from './head-meta.ts'
import { type Article, blogPosting, breadcrumbs } from './json-ld.ts'

export function postMeta(article: Article): MetaDescriptor[] {
  const path = `/blog/${article.slug}`
  return headMeta(path, {
    title: article.title,
    description: article.excerpt,
    type: 'article',
    picture: { path: postPicturePath(article.slug), alt: article.title },
    jsonLd: [
      blogPosting(siteOrigin, article),
      breadcrumbs(siteOrigin, [home, { title: 'Blog', path: '/blog' }, { title: article.title, path }]),
    ],
  })
}
