/** Title, description and address of a lesson's page. */
import type { MetaDescriptor } from 'react-router'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import { breadcrumbs } from './json-ld.ts'
import { home, pageMeta, siteOrigin } from './page-meta.ts'

export function lessonMeta({ about, summary, unit }: Pick<LessonPage, 'about' | 'summary' | 'unit'>): MetaDescriptor[] {
  const path = lessonPath(about.slug)
  const trail = [
    home,
    { title: 'Learning Hub', path: '/learning-hub' },
    { title: unit.title, path: `/financial-education/${about.unit}` },
    { title: about.title, path },
  ]
  return pageMeta(path, {
    title: about.title,
    description: `${summary.join(' ')} A ${about.minutes}-minute lesson with the real calculator inside.`,
    canonical: path,
    noindex: false,
    jsonLd: [breadcrumbs(siteOrigin, trail)],
  })
}
