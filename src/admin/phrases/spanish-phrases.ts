/** What Decap 3.16 leaves in English for Spanish staff; `decap-cms-locales` has the rest. */
export const SPANISH_PHRASES = {
  collection: {
    sidebar: { allCollections: "Todas las colecciones", searchIn: "Buscar en" },
    collectionTop: {
      viewAsList: "Ver como lista",
      viewAsGrid: "Ver como cuadrícula",
      searchResults: "Resultados de «%{searchTerm}»",
      searchResultsInCollection: "Resultados de «%{searchTerm}» en %{collection}",
      filterBy: "Filtrar por",
      groupBy: "Agrupar por",
    },
    groups: { other: "Otros", negateLabel: "No: %{label}" },
  },
  editor: {
    editorControlPane: {
      i18n: {
        writingInLocale: "Escribiendo en %{locale}",
      },
    },
    editorWidgets: {
      markdown: {
        bold: "Negrita",
        italic: "Cursiva",
        link: "Enlace",
        headings: "Títulos",
        bulletedList: "Lista con viñetas",
        numberedList: "Lista numerada",
      },
      list: { add: "Añadir %{item}", addType: "Añadir %{item}" },
      object: { expand: "Abrir", collapse: "Cerrar" },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: {
      copy: "Copiar",
      copyUrl: "Copiar dirección",
      copyPath: "Copiar ruta",
      copyName: "Copiar nombre",
      copied: "Copiado",
    },
    mediaLibraryModal: { close: "Cerrar" },
  },
  ui: {
    settingsDropdown: { account: "Opciones de la cuenta" },
  },
};
