import type { Marks } from '#framework/widget-kit/marks.ts'
import { Text } from '#framework/widget-kit/text.tsx'

interface DownloadsModel {
  title: string
  entries: { label: string; title: string; description: string; href: string; facts: string }[]
}

interface DownloadsProps {
  model: DownloadsModel
  view: Marks
}

export function DownloadsView({ model: { title, entries }, view }: DownloadsProps) {
  return (
    <>
      <Text view={view} path="title" as="h2" className="downloads-title">
        {title}
      </Text>
      <ul className="downloads">
        {entries.map(({ label, title: name, description, href, facts }) => (
          <li key={href} className="download">
            {label ? <p className="download-label">{label}</p> : null}
            <a href={href} type="application/pdf" className="download-link">
              {name}
            </a>
            <p>{description}</p>
            <p className="download-facts">{facts}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
