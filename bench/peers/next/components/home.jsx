import page from '../page.json'
import { Nodes } from './node.jsx'

/** The whole page, and what search engines read of it. */
export function Home() {
  return (
    <>
      <title>{page.title}</title>
      {page.metas.map((meta, index) => (
        <meta key={index} {...meta} />
      ))}
      <Nodes nodes={page.body} />
      {page.data.map((text, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </>
  )
}
