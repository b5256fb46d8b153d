import type { ImportKind } from './import-fields.ts';

const words = (...lists: readonly string[]) => lists.flatMap((list) => list.split(' '));

/** Common headings of columns, folded, in English, German and French; the best one first. */
export const columnAliases: Readonly<Record<ImportKind, Readonly<Record<string, readonly string[]>>>> = {
  articles: {
    identifier: words(
      'identifier externalidentifier articlenumber articleno articleid itemnumber itemno itemid partnumber partno',
      'productnumber productno productid sku artikelnummer artikelnr artnr artikelid materialnummer materialnr',
      'sachnummer produktnummer reference ref referencearticle numeroarticle noarticle codearticle',
      'article item material artikel',
    ),
    name: words(
      'name articlename productname itemname bezeichnung artikelbezeichnung artikelname produktname benennung',
      'nom nomarticle nomduproduit libelle designation intitule title product produkt produit description beschreibung',
    ),
    ean: words(
      'ean gtin ean13 ean8 gtin13 gtin14 upc eancode eannummer eannr codeean gencod eangtin gtinean',
      'barcode barcodenummer strichcode codebarre codebarres',
    ),
  },
  orders: {
    orderNumber: words(
      'ordernumber orderno orderid salesorder purchaseorder ponumber auftragsnummer auftragsnr bestellnummer',
      'bestellnr belegnummer numerocommande numerodecommande nocommande ncommande order auftrag bestellung commande po',
    ),
    customer: words(
      'customer customername client company shipto buyer kunde kundenname firma empfanger nomclient acheteur',
      'destinataire societe',
    ),
    article: words(
      'articlenumber articleno identifier itemnumber itemno sku partnumber productnumber artikelnummer artikelnr artnr',
      'materialnummer reference ref numeroarticle codearticle article artikel item material',
      'ean gtin ean13 barcode codebarres',
    ),
    quantity: words(
      'quantity qty menge bestellmenge quantite qte anzahl stuckzahl stueckzahl stuck stueck amount count pieces pcs',
      'copies labels nombre',
    ),
    label: words('label labelname etikett etikettenname etiquette template vorlage modele'),
  },
};

/** All known headings of all kinds of imports. */
export const knownWords: ReadonlySet<string> = new Set(
  Object.values(columnAliases).flatMap((fields) => Object.values(fields).flat()),
);

const valueWords = [
  words('ingredients zutaten ingredientes zutatenliste composition'),
  words('weight netweight gewicht nettogewicht poids poidsnet netcontent fullmenge'),
  words('price preis prix verkaufspreis prixdevente'),
  words('bestbefore mhd mindesthaltbarkeit mindesthaltbarkeitsdatum dluo ddm haltbarbis'),
  words('batch lot charge chargennummer numerodelot lotnumber batchnumber'),
  words('origin herkunft ursprungsland herkunftsland origine paysdorigine countryoforigin'),
  words('storage lagerung aufbewahrung conservation lagerhinweis'),
  words('allergens allergene allergenes'),
  words('nutrition nahrwerte naehrwerte valeursnutritionnelles'),
  words('brand marke marque'),
  words('color colour farbe couleur'),
  words('size grosse groesse taille'),
];

/** Returns other headings, folded, for a value of an article. */
export const wordsForValue = (foldedKey: string) => valueWords.find((list) => list.includes(foldedKey)) ?? [];
