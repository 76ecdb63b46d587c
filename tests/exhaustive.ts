/** Options of a test or a suite: what is no sample of its kind runs in `npm run test:exhaustive` alone. */
export const sampled = (isSample: boolean): { tags: 'exhaustive'[] } => ({
  tags: isSample ? [] : ['exhaustive'],
})
