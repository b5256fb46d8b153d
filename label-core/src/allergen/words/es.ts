import type { AllergenWords } from '../allergen-words.ts';

export const es: AllergenWords = {
  names: {
    gluten:
      'trigo, centeno, cebada, avena, espelta, kamut, khorasan, escanda, sémola, bulgur, cuscús, seitán, triticale, gluten',
    crustaceans:
      'crustáceo-, cangrejo-, gamba, gambas, langostino-, langosta-, bogavante-, camarón, camarones, cigala-, krill',
    eggs: 'huevo, huevos, albúmina, ovoalbúmina, mayonesa',
    fish: 'pescado, pescados, pez, anchoa-, boquerón, boquerones, atún, salmón, bacalao, merluza, arenque-, caballa, sardina-, trucha, abadejo, panga, surimi',
    peanuts: 'cacahuete-, cacahuate-, maní',
    soybeans: 'soja, soya, tofu, tempeh, miso, edamame',
    milk: 'leche, leches, suero de mantequilla, mantequilla, nata, queso-, lactosa, lactosuero, suero de leche, suero lácteo, caseína-, caseinato-, yogur, yogures, lácteo, lácteos, láctea, lácteas, kéfir, requesón, cuajada, mozzarella, ricotta, mascarpone, parmesano',
    nuts: 'nuez, nueces, almendra-, avellana-, anacardo-, pacana-, pistacho-, macadamia, frutos de cáscara, frutos secos, mazapán, praliné, turrón, gianduja',
    celery: 'apio',
    mustard: 'mostaza',
    sesame: 'sésamo, ajonjolí, tahín, tahini',
    sulphites:
      'sulfito-, metabisulfito-, bisulfito-, dióxido de azufre, anhídrido sulfuroso, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'altramuz, altramuces, lupino, lupinos',
    molluscs:
      'molusco-, mejillón, mejillones, ostra, ostras, calamar-, sepia, pulpo, pulpos, almeja-, berberecho-, vieira-, caracol, caracoles',
  },
  exceptions: {
    milk: 'leche de coco, leche de soja, leche de almendras, leche de avena, leche de arroz, manteca de cacao, mantequilla de cacahuete, ácido láctico, nata de coco',
    nuts: 'nuez moscada',
  },
};
