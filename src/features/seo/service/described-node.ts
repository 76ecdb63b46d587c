import type { Salary } from '#base/core/salary.ts'
import {
  CONTRACTS,
  type Described,
  type DescribedArticle,
  type DescribedJob,
  type DescribedVideo,
} from '#framework/widget-kit/described.ts'
import { parisInstant } from '#base/kit/time/paris-instant.ts'
import { addressOf, firmReference, type Named, officeId } from './firm.ts'
import { signingNode } from './person-node.ts'

/** The thing that a page is about, of the page at `url`; `null` for an offer at no known office. */
export function describedNode(described: Described, url: string, named: Named) {
  switch (described.kind) {
    case 'article':
      return articleNode(described, url, named)
    case 'video':
      return videoNode(described, url, named)
    case 'job':
      return jobNode(described, named)
  }
}

/** Whose text it is: one of a contract is the provider's, and the firm is who publishes it. */
function authorship(by: 'firm' | 'provider', named: Named) {
  const firm = firmReference(named)
  if (by === 'firm') return { author: firm, publisher: firm }
  const { provider_name } = named.site.settings
  const provider = { '@type': 'Organization', name: provider_name } as const
  return provider_name
    ? { author: provider, copyrightHolder: provider, publisher: firm }
    : { publisher: firm }
}

/** Requirements P4: dates with their offset, one picture, who wrote and who publishes it. */
function articleNode(article: DescribedArticle, url: string, named: Named) {
  const { headline, description, image, published, updated, by } = article
  return {
    '@type': 'Article' as const,
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': url },
    headline,
    description,
    image: [absolute(image, named)],
    datePublished: parisInstant(published),
    dateModified: parisInstant(updated || published),
    ...authorship(by, named),
    ...signature(article, named),
    ...(article.opinion
      ? {
          comment: {
            '@type': 'Comment' as const,
            text: article.opinion,
            author: firmReference(named),
          },
        }
      : {}),
  }
}

/** Who signs it: somebody of the firm's team, or a name. */
function signature({ person, author }: DescribedArticle, named: Named) {
  if (person) return { author: signingNode(person, named) }
  return author ? { author: { '@type': 'Person' as const, name: author } } : {}
}

/** A video of the firm (requirements P4). */
function videoNode(video: DescribedVideo, url: string, named: Named) {
  const { name, description, thumbnail, content, published, duration, transcript, by } = video
  return {
    '@type': 'VideoObject' as const,
    '@id': `${url}#video`,
    mainEntityOfPage: { '@id': url },
    name,
    description,
    thumbnailUrl: [absolute(thumbnail, named)],
    uploadDate: parisInstant(published),
    contentUrl: absolute(content, named),
    ...(duration ? { duration } : {}),
    ...(transcript ? { transcript } : {}),
    ...authorship(by, named),
  }
}

function jobNode(job: DescribedJob, named: Named) {
  const office = named.site.offices.find(({ key }) => key === job.office)
  if (!office) return null
  const firm = firmReference(named)
  return {
    '@type': 'JobPosting' as const,
    '@id': `${named.origin}/#offre-${job.identifier}`,
    title: job.title,
    description: job.description,
    datePosted: job.posted,
    validThrough: endOfDay(job.validThrough),
    employmentType: CONTRACTS[job.contract],
    ...(job.salary ? { baseSalary: salaryNode(job.salary) } : {}),
    hiringOrganization: { ...firm, sameAs: firm.url },
    jobLocation: {
      '@type': 'Place' as const,
      '@id': `${officeId(named, office)}-lieu`,
      address: addressOf(office),
    },
    identifier: {
      '@type': 'PropertyValue' as const,
      name: named.site.constants.nomcabinet,
      value: job.identifier,
    },
    directApply: true,
  }
}

function salaryNode({ from, to, per }: Salary) {
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount' as const,
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue' as const, ...amount, unitText: per },
  }
}

/** The last second of a day in Paris. */
const endOfDay = (day: string): string =>
  `${day}T23:59:59${parisInstant(`${day}T21:59:59Z`).slice(-6)}`

const absolute = (path: string, { origin }: Named): string =>
  path.startsWith('/') ? origin + path : path
