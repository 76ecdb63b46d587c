/** A run that may hold an e-mail address. */
const RUN = /[^\s<>"']+/g

/** A text in which `instead` stands for everything that may be an e-mail address. */
export const withoutAddresses = (text: string, instead: string): string =>
  text.replace(RUN, (run) => (run.slice(1, -1).includes('@') ? instead : run))
