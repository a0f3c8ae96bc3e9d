/** Title, description and address of a lesson's page. */
import type { MetaDescriptor } from 'react-router'
import { coursePath, lessonPath, type UnitCard } from '#teaching/lesson-pages/card.ts'
import type { LessonPage } from '#teaching/lesson-pages/page.ts'
import { headMeta, home, siteOrigin } from './head-meta.ts'
import { breadcrumbs } from './json-ld.ts'

export function lessonMeta({ about, summary, unit }: Pick<LessonPage, 'about' | 'summary' | 'unit'>): MetaDescriptor[] {
  const path = lessonPath(about.slug)
  const trail = [
    home,
    { title: 'Learning Hub', path: '/learning-hub' },
    { title: unit.title, path: coursePath(about.unit) },
    { title: about.title, path },
  ]
  return headMeta(path, {
    title: about.title,
    description: `${summary.join(' ')} A ${about.minutes}-minute lesson with the real calculator inside.`,
    jsonLd: [breadcrumbs(siteOrigin, trail)],
  })
}

export function courseMeta({ slug, title, project, lessons }: UnitCard): MetaDescriptor[] {
  const path = coursePath(slug)
  const trail = [home, { title: 'Financial Education', path: '/financial-education' }, { title, path }]
  return headMeta(path, {
    title,
    description: `${lessons.length === 1 ? 'A short lesson' : `${lessons.length} short lessons`} with practice questions and the real calculators. ${project}`,
    jsonLd: [breadcrumbs(siteOrigin, trail)],
  })
}
