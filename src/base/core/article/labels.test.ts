import { expect, test } from 'vitest'
import { labelled, labels } from './labels.ts'

test.each(['fr-FR', 'en-GB'] as const)('H1 the error catalogue is exact in %s', (culture) => {
  const words = labels(culture)
  expect(words.noMotif).toBe(
    'Aucun motif trouvé, renseignez un ou des motifs dans le widget ou les propriétés de la page.',
  )
  expect(words.widgetError).toBe(
    "Une erreur est survenue, merci de contacter l'équipe de développement",
  )
  expect(words.importError).toBe("Erreur lors de l'importation des données")
  expect(words.articleNotFound).toBe('Article introuvable.')
  expect(words.articleFailed).toBe(
    "Erreur lors de la récupération de l'article. Merci de réessayer dans quelques instants.",
  )
  expect(words.menuImpossible(1508)).toBe('Widget 1508 : impossible de générer le menu')
  expect(words.menuMissing(1509)).toBe(
    'Menu JSON 1509 non trouvé dans la page, veuillez vérifier les ID.',
  )
  expect(words.menuUsed(1509, 1508)).toBe(
    'dmNavigationMenu 1509 utilisé pour la génération du menu 1508',
  )
  expect(words.alertPrefix(1460)).toBe('Widget 1460 : ')
})

test('E3 the labels of section 9 are French by default', () => {
  const words = labels('fr-FR')
  expect([words.articlePublished, words.updated, words.readingTime, words.photoCredit]).toEqual([
    'Article publié le',
    'mis à jour le',
    'Temps de lecture estimé',
    'Crédit photo',
  ])
  expect([words.readMore, words.all, words.filterByTheme, words.allArticles]).toEqual([
    'Lire la suite',
    'Tous',
    'Filtrer par thème',
    'Tous les articles',
  ])
})

test('E3 the labels of section 9 are English on an English page', () => {
  const words = labels('en-GB')
  expect([words.articlePublished, words.updated, words.readingTime, words.photoCredit]).toEqual([
    'Published',
    'updated',
    'Estimated reading time',
    'Photo credit',
  ])
  expect([words.readMore, words.all, words.filterByTheme, words.allArticles]).toEqual([
    'Read more',
    'All',
    'Filter by topic',
    'All articles',
  ])
})

test('D5 an empty page says so', () => {
  expect(labels('fr-FR').noArticleOnPage).toBe('Il n’y a pas d’article sur cette page.')
  expect(labels('fr-FR').lastPage).toBe('Dernière page')
  expect(labels('en-GB').lastPage).toBe('Last page')
})

test('D4 a count of articles takes the plural of its language', () => {
  expect([0, 1, 2].map(labels('fr-FR').articleCount)).toEqual([
    '0 article',
    '1 article',
    '2 articles',
  ])
  expect([0, 1, 2].map(labels('en-GB').articleCount)).toEqual([
    '0 articles',
    '1 article',
    '2 articles',
  ])
})

test('D5 the place among the pages is said in its language', () => {
  expect(labels('fr-FR').pageOf(2, 4)).toBe('page 2 sur 4')
  expect(labels('en-GB').pageOf(2, 4)).toBe('page 2 of 4')
})

test('E3 only French sets a space before the colon', () => {
  expect(labelled('Crédit photo', 'Agence', 'fr-FR')).toBe('Crédit photo : Agence')
  expect(labelled('Photo credit', 'Agence', 'en-GB')).toBe('Photo credit: Agence')
})
