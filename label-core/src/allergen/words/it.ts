import type { AllergenWords } from '../allergen-words.ts';

export const it: AllergenWords = {
  names: {
    gluten:
      'grano, frumento, segale, orzo, avena, farro, spelta, kamut, khorasan, semola, bulgur, cuscus, couscous, seitan, triticale, glutine',
    crustaceans:
      'crostacei, crostaceo, granchio, granchi, gambero, gamberi, gamberetti, aragosta, aragoste, astice, scampi, scampo, krill',
    eggs: 'uovo, uova, albume, albumina, ovoalbumina, tuorlo, maionese',
    fish: 'pesce, pesci, acciuga, acciughe, alici, tonno, salmone, merluzzo, nasello, aringa, aringhe, sgombro, sardina, sardine, trota, surimi',
    peanuts: 'arachide, arachidi',
    soybeans: 'soia, tofu, tempeh, miso, edamame',
    milk: 'latte, latticello, burro, panna, formaggio, formaggi, lattosio, siero di latte, siero, caseina, caseine, caseinato, caseinati, yogurt, latticini, kefir, mozzarella, ricotta, mascarpone, parmigiano, grana padano, pecorino, lattoalbumina',
    nuts: 'noce, noci, mandorla, mandorle, nocciola, nocciole, anacardi, anacardo, pecan, pistacchio, pistacchi, macadamia, frutta a guscio, marzapane, pralinato, torrone, gianduia, gianduja',
    celery: 'sedano',
    mustard: 'senape',
    sesame: 'sesamo, tahin, tahina',
    sulphites:
      'solfito, solfiti, metabisolfito, bisolfito, anidride solforosa, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'lupino, lupini',
    molluscs:
      'mollusco, molluschi, cozza, cozze, ostrica, ostriche, calamaro, calamari, seppia, seppie, polpo, polpi, vongola, vongole, capesante, lumache',
  },
  exceptions: {
    gluten: 'grano saraceno, grano padano',
    milk: 'latte di cocco, latte di soia, latte di mandorla, latte di avena, latte di riso, burro di cacao, burro di arachidi, burro di karité',
    nuts: 'noce moscata, noce di cocco, noci di cocco',
  },
};
