import { Home } from '../../components/home.jsx'

/** Rendered at each request. */
export const dynamic = 'force-dynamic'

export default Home
