import { type Html, html } from '../parts/html.ts'

/** Why there is no banner, as the French text says it (`cookies.ts` above). */
export const cookiesInEnglish = (): Html =>
  html`<h2>No trackers, hence no banner</h2>
    <p>
      The law asks for your consent to cookies that follow visitors: advertising, social networks,
      detailed audience figures. We set none. The typefaces, pictures and programs of this site come
      from our own server; no third party is told of your visit when you read a page.
    </p>
    <h2>What may stay in your browser</h2>
    <p>
      The draft of a form may be kept on your device for as long as its tab is open. It serves to
      give you what you asked for and nothing else, and is erased once the form is sent. The
      deadlines you choose in the calendar stay there too, until you ask for all of them. The people
      who write this site use a technical cookie to sign in; it does not concern visitors.
    </p>
    <h2>Content from elsewhere</h2>
    <p>
      An interactive map, or a video that somebody else hosts, does not load by itself. In its place
      you see a drawn plan or a picture, with a button and a notice that names the service: by
      showing it, you agree that your IP address is sent to it.
    </p>
    <p>
      Without a click nothing leaves. With one, the rules of the chosen service apply, and a link to
      directions spares you from using it.
    </p>
    <h2>If this had to change</h2>
    <p>
      Before setting any tracker that needs consent, we would ask, refusing would be as easy as
      accepting, and this page would be written anew. To erase what your browser keeps, use its
      privacy settings. The recommendations of the CNIL, the French data protection authority, are
      on
      <a href="https://www.cnil.fr/">cnil.fr</a>.
    </p>`
