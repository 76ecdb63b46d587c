interface DownloadsModel {
  title: string
  entries: { label: string; title: string; description: string; href: string; facts: string }[]
}

export function DownloadsView({ model: { title, entries } }: { model: DownloadsModel }) {
  return (
    <>
      {title ? <h2 className="downloads-title">{title}</h2> : null}
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
