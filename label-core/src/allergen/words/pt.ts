import type { AllergenWords } from '../allergen-words.ts';

export const pt: AllergenWords = {
  names: {
    gluten:
      'trigo, centeio, cevada, aveia, espelta, kamut, khorasan, sêmola, semolina, bulgur, cuscuz, seitan, triticale, glúten',
    crustaceans:
      'crustáceo-, caranguejo-, camarão, camarões, lagosta-, lagostim, lagostins, lavagante-, gambas, krill',
    eggs: 'ovo, ovos, albumina, ovalbumina, maionese',
    fish: 'peixe, peixes, anchova-, atum, salmão, bacalhau, pescada, arenque-, cavala, sardinha-, truta, surimi',
    peanuts: 'amendoim, amendoins',
    soybeans: 'soja, tofu, tempeh, miso, edamame',
    milk: 'leite, leitelho, manteiga, nata, natas, queijo-, lactose, soro de leite, caseína-, caseinato-, iogurte-, lácteo, lácteos, láctea, lácteas, kefir, requeijão, mozarela, mozzarella, ricotta, mascarpone, parmesão',
    nuts: 'noz, nozes, amêndoa-, avelã, avelãs, caju, pecã, pecãs, pistácio-, pistache-, macadâmia, frutos de casca rija, maçapão, nogado',
    celery: 'aipo',
    mustard: 'mostarda',
    sesame: 'sésamo, gergelim, tahini',
    sulphites:
      'sulfito-, metabissulfito-, bissulfito-, dióxido de enxofre, anidrido sulfuroso, e220, e221, e222, e223, e224, e226, e227, e228',
    lupin: 'tremoço, tremoços',
    molluscs:
      'molusco-, mexilhão, mexilhões, ostra, ostras, lula, lulas, chocos, polvo, polvos, amêijoa-, berbigão, vieira-, caracol, caracóis',
  },
  exceptions: {
    milk: 'leite de coco, leite de soja, leite de amêndoa, leite de aveia, leite de arroz, manteiga de cacau, manteiga de amendoim, manteiga de karité, ácido láctico',
    nuts: 'noz moscada, noz-moscada',
  },
};
