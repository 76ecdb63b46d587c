import type { SeedPages } from '../seed-types.ts'

/** Pages without a section: client space and search. */
export const divers: SeedPages = {
  '/espace-client': {
    title: 'Espace client : vos documents en lieu sûr',
    description:
      'Ce que contient l’espace client du cabinet, qui peut y entrer, comment obtenir ou retrouver ses accès et quelles précautions prendre au quotidien.',
    eyebrow: 'Accès personnel',
    intro: 'Un classeur en ligne, fermé à clé, où vos papiers et les nôtres se retrouvent.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que l’on y range</h2>
<ul>
<li><strong>De vous à nous :</strong> factures, relevés, contrats, tableaux d’heures, tout ce qui
partait autrefois dans une chemise cartonnée.</li>
<li><strong>De nous à vous :</strong> comptes annuels, déclarations et leurs accusés, bulletins de
paie, procès-verbaux, lettre de mission.</li>
<li><strong>Entre les deux :</strong> les questions en attente et l’échéancier de votre
dossier.</li>
</ul>
<h2>Un accès par personne</h2>
<p>L’adresse de connexion et votre identifiant vous sont remis en main propre ou par courrier à
l’ouverture du dossier. L’accès est nominatif : on ne le prête pas, ni à un associé, ni à un
conjoint, ni à une comptable. Demandez plutôt un second compte, limité à ce que la personne doit
voir. Quand quelqu’un quitte l’entreprise, prévenez-nous pour que son entrée soit fermée.</p>
<h2>Qui appeler ?</h2>
<p>Identifiant égaré, doute sur un message, écran qui refuse de s’ouvrir : le standard, au
<a href="tel:+33199001234">01 99 00 12 34</a>, vous passe Thomas Wirth ou l’un de ses collègues.
Nous vérifions toujours votre identité avant de rétablir quoi que ce soit, quitte à vous rappeler
sur le numéro noté dans le dossier. Si vous n’êtes pas encore client, la page
<a href="/contact">Contact</a> est la bonne porte.</p>
<div class="encadre"><p class="encadre-titre">Méfiance utile</p><p>Personne au cabinet ne vous
demandera votre mot de passe. Tapez vous-même l’adresse de connexion ou gardez-la en favori, plutôt
que de suivre un lien reçu.</p></div>`,
        },
      },
    ],
  },
  '/recherche': {
    title: 'Trouver une information sur ce site',
    description:
      'Où se trouvent les actualités, les simulateurs, les guides, les modèles, le lexique et les coordonnées : un repère rapide pour s’orienter sur le site.',
    eyebrow: 'S’orienter',
    intro: 'Le site contient près de deux cents pages. Voici comment tomber vite sur la bonne.',
    widgets: [
      {
        type: 'search-results',
        options: {
          popular: [
            '/vos-actualites',
            '/vos-outils/simulateurs',
            '/vos-outils/agenda',
            '/nos-guides',
            '/nos-missions',
            '/le-cabinet/notre-equipe',
            '/votre-projet',
          ],
          contact: '/contact',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Vous cherchez…</h2>
<dl>
<dt>À comprendre un mot</dt>
<dd>Le <a href="/vos-outils/lexique">lexique</a> définit une quarantaine de termes, d’actif à valeur
ajoutée, une page chacun.</dd>
<dt>À faire un calcul</dt>
<dd>Les <a href="/vos-outils/simulateurs">simulateurs</a> traitent la TVA, la marge, l’emprunt, le
loyer ou les pénalités de retard.</dd>
<dt>Une date à ne pas manquer</dt>
<dd>L’<a href="/vos-outils/agenda">agenda fiscal et social</a> va de janvier à décembre, mois par
mois.</dd>
<dt>Un chiffre officiel</dt>
<dd>Les <a href="/vos-outils/chiffres-utiles">chiffres utiles</a> disent où le vérifier.</dd>
<dt>Un document à recopier</dt>
<dd>Facture, devis, relance, note de frais : voyez les
<a href="/vos-outils/modeles-de-documents">modèles</a>.</dd>
<dt>Une explication plus longue</dt>
<dd>Quatre <a href="/nos-guides">guides</a> se lisent dans l’ordre : créer, facturer, entreprendre,
gérer son patrimoine.</dd>
<dt>Ce qui vient de changer</dt>
<dd>Les <a href="/vos-actualites">actualités</a> se parcourent par thème ou au fil des
publications.</dd>
<dt>Quelqu’un</dt>
<dd>L’<a href="/le-cabinet/notre-equipe">équipe</a>, les
<a href="/le-cabinet/nos-bureaux">bureaux</a>, et ce que nous faisons selon
<a href="/vous-etes">votre activité</a>.</dd>
</dl>
<h2>Toujours rien ?</h2>
<p>Le <a href="/informations-legales/plan-du-site">plan du site</a> énumère toutes les pages. Et il
reste un moyen ancien, très sûr : nous poser la question au
<a href="tel:+33199001234">01 99 00 12 34</a>.</p>`,
        },
      },
    ],
  },
}
