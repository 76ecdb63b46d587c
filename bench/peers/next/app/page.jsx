import { Home } from '../components/home.jsx'

/** Prerendered by `next build`. */
export default Home
