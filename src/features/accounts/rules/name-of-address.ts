/** How whoever gave no name is called: by the first part of their address, as a name is written. */
export const nameOfAddress = (email: string): string =>
  email
    .replace(/@.*/, '')
    .split(/[._+\s]+/)
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/(?<![^-])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('fr')))
    .join(' ')
