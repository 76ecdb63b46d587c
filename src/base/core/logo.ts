/** Ground that a picture needs behind it where the page's own would hide it. */
export type Plate = '' | 'light' | 'dark'

/** The firm's logo as a page draws it on a light or a dark ground. */
export interface LogoPicture {
  src: string
  /** Other sizes of it, as `srcset`; empty where there are none. */
  srcset: string
  /** Pixels; their proportion is what counts. */
  width: number
  height: number
  plate: Plate
}

/** A logo as pixels, for whatever is no page. */
export interface LogoImage {
  png: Buffer
  width: number
  height: number
  /** The firm's name stands beside it: the picture does not say it. */
  hasName: boolean
}

/** The firm's logo on every ground that a page has. */
export interface ShownLogo {
  light: LogoPicture
  dark: LogoPicture
  /** The firm's name stands beside it: the picture does not say it. */
  hasName: boolean
}
