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
    editorControl: { field: { widgetLabel: "campo %{widgetLabel}" } },
    editorControlPane: {
      i18n: {
        writingInLocale: "Escribiendo en %{locale}",
        copyFromLocale: "Copiar de otro idioma",
        copyFromLocaleConfirm:
          "¿Quieres copiar los textos de %{locale}?\nSe sobrescribirá todo lo que hay en este idioma.",
      },
    },
    editorInterface: {
      toggleI18n: "Mostrar u ocultar el segundo idioma",
      togglePreview: "Mostrar u ocultar la vista previa",
      toggleScrollSync: "Mover ambos lados a la vez",
    },
    editorWidgets: {
      markdown: {
        bold: "Negrita",
        italic: "Cursiva",
        link: "Enlace",
        linkPrompt: "Dirección del enlace",
        headings: "Títulos",
        bulletedList: "Lista con viñetas",
        numberedList: "Lista numerada",
        toggleMode: { rich: "Cambiar a texto con formato", markdown: "Cambiar a texto con signos" },
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
    toast: {
      onLoggedOut: "Se cerró la sesión: copia lo que no hayas guardado e inicia sesión de nuevo",
      onBackendDown: "El servicio no responde. Más información en %{details}",
    },
  },
};
